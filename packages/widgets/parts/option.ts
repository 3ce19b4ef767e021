/** One choice of a Select, ComboBox or MultiSelect. */
export interface Option {
  value: string;
  label: string;
}

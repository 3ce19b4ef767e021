/** What User Details says, in Indian English. */
export const userText = {
  name: "Name",
  choose: "Choose an employee in the list.",
};

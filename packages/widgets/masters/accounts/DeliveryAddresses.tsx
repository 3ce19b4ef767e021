import { useQuery } from "@tanstack/react-query";
import type { Answer } from "@vanbook/sdk";
import { DeliveryAddressInput, findDoubt, findFieldFault } from "@vanbook/sdk/rules";
import { styled } from "styled-components";
import type { FieldInputProps } from "../../master/definition.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { field } from "../../parts/Field.styles.ts";
import { TextField } from "../../parts/TextField.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useSay, useTranslate } from "../../text/use-text.ts";
import { readAddresses, type Address } from "./delivery-addresses.ts";

/**
 * Where the customer's goods may go in addition to the customer's address. When one of them was
 * changed, all are sent; otherwise none.
 */
export function DeliveryAddresses({ label, value, onChange, record, isDisabled, error }: FieldInputProps) {
  const say = useSay();
  const translate = useTranslate();
  const keptAddresses = useKeptAddresses(record);
  const addresses = readAddresses(value) ?? keptAddresses.data ?? [];
  const change = (index: number, part: Partial<Address>) =>
    onChange(addresses.map((address, at) => (at === index ? { ...address, ...part } : address)));
  const translateLabel = (name: keyof typeof DeliveryAddressInput) =>
    translate(DeliveryAddressInput[name].label);
  return (
    <Root className="vb-field" data-invalid={error === undefined ? undefined : true}>
      <legend className="vb-label">{label}</legend>
      {keptAddresses.isError && (
        <Banner
          title={translate("The addresses could not be loaded.")}
          onRetry={() => void keptAddresses.refetch()}
        />
      )}
      {addresses.map((address, index) => (
        <fieldset key={index} className="vb-delivery-address" aria-label={`${label} ${index + 1}`}>
          {TEXT_FIELDS.map((name) => (
            <TextField
              key={name}
              label={translateLabel(name)}
              value={address[name] ?? ""}
              onChange={(text) => change(index, { [name]: text })}
              error={findFieldFault(DeliveryAddressInput[name], address[name] ?? "")}
              warning={findDoubt(DeliveryAddressInput[name], address[name] ?? "")}
              isDisabled={isDisabled}
              isRequired={name === "name" || name === "address"}
              autoComplete="off"
            />
          ))}
          {!isDisabled && (
            <Button
              onPress={() => onChange(addresses.filter((_, at) => at !== index))}
              aria-label={`${translate("Remove Address")} ${index + 1}`}
            >
              {translate("Remove Address")}
            </Button>
          )}
        </fieldset>
      ))}
      {!isDisabled && !keptAddresses.isError && (
        <div>
          <Button onPress={() => onChange([...addresses, NEW_ADDRESS])}>{translate("Add Address")}</Button>
        </div>
      )}
      {error !== undefined && (
        <span className="vb-error" role="alert">
          {say(error)}
        </span>
      )}
    </Root>
  );
}

function useKeptAddresses(record: FieldInputProps["record"]) {
  const client = useVanbook();
  const AccountID = Number(record?.["AccountID"] ?? 0);
  return useQuery({
    queryKey: ["delivery-addresses", AccountID, record?.["Version"]],
    queryFn: ({ signal }): Promise<Answer<"deliveryAddresses.list">> =>
      client.deliveryAddresses.list({ AccountID }, { signal }),
    enabled: AccountID > 0,
  });
}

const TEXT_FIELDS = ["name", "address", "pin", "state", "gstin"] as const;

const NEW_ADDRESS: Address = { name: "", address: "" };

const Root = styled.fieldset`
  ${field}
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 var(--vb-space-1);
  }
  .vb-delivery-address {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(12em, 1fr));
    gap: var(--vb-space-2);
    align-items: end;
    margin: 0 0 var(--vb-space-2);
    padding: var(--vb-space-2);
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius);
  }
`;

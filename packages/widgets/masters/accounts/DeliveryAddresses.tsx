import { useQuery } from "@tanstack/react-query";
import type { Answer } from "@vanbook/sdk";
import { DeliveryAddressInput, findDoubt, findFieldFault } from "@vanbook/sdk/rules";
import { useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { FieldInputProps } from "../../master/definition.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { field } from "../../parts/Field.styles.ts";
import { TextField } from "../../parts/TextField.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useSay, useTranslate } from "../../text/use-text.ts";
import { ADDRESS_FIELDS, findAddressFault, readAddresses, type Address } from "./delivery-addresses.ts";

/**
 * Where the customer's goods may go in addition to the customer's address. When one of them was
 * changed, all are sent; otherwise none.
 */
export function DeliveryAddresses({ label, value, onChange, record, isDisabled, error }: FieldInputProps) {
  const say = useSay();
  const translate = useTranslate();
  const box = useRef<HTMLFieldSetElement>(null);
  const keptAddresses = useKeptAddresses(record);
  const addresses = readAddresses(value) ?? keptAddresses.data ?? [];
  // Those that are not known yet would be deleted with the next save.
  const isKnown = readAddresses(value) !== undefined || !keptAddresses.isLoading;
  const change = (next: readonly Address[], focusSelector: string) => {
    onChange(next);
    // After the new fields are drawn.
    setTimeout(() => box.current?.querySelector<HTMLElement>(focusSelector)?.focus());
  };
  return (
    <Root className="vb-field" data-invalid={error === undefined ? undefined : true} ref={box}>
      <legend className="vb-label">{label}</legend>
      {keptAddresses.isError && (
        <Banner
          title={translate("The addresses could not be loaded.")}
          onRetry={() => void keptAddresses.refetch()}
        />
      )}
      {addresses.map((address, index) => (
        <AddressFields
          key={address.id ?? `new ${index}`}
          label={`${label} ${index + 1}`}
          address={address}
          onChange={(part) =>
            onChange(addresses.map((other, at) => (at === index ? { ...other, ...part } : other)))
          }
          isDisabled={isDisabled}
          isChecked={error !== undefined}
        >
          {!isDisabled && (
            <Button
              onPress={() =>
                change(
                  addresses.filter((_, at) => at !== index),
                  ".vb-add-address",
                )
              }
              aria-label={`${translate("Remove Address")} ${index + 1}`}
            >
              {translate("Remove Address")}
            </Button>
          )}
        </AddressFields>
      ))}
      {!isDisabled && !keptAddresses.isError && (
        <div>
          <Button
            className="vb-add-address"
            isDisabled={!isKnown}
            onPress={() =>
              change([...addresses, NEW_ADDRESS], ".vb-delivery-address:nth-last-child(2) input")
            }
          >
            {translate("Add Address")}
          </Button>
        </div>
      )}
      {error !== undefined && findAddressFault(value) === undefined && (
        <span className="vb-error" role="alert">
          {say(error)}
        </span>
      )}
    </Root>
  );
}

/** A fault is shown under its field once the user has left it, or has tried to save. */
function AddressFields({
  label,
  address,
  onChange,
  isDisabled,
  isChecked,
  children,
}: {
  label: string;
  address: Address;
  onChange: (part: Partial<Address>) => void;
  isDisabled: boolean;
  isChecked: boolean;
  children: ReactNode;
}) {
  const translate = useTranslate();
  const [leftNames, setLeftNames] = useState<ReadonlySet<string>>(NO_NAMES);
  return (
    <fieldset className="vb-delivery-address" aria-label={label}>
      {ADDRESS_FIELDS.map((name) => {
        const rule = DeliveryAddressInput[name];
        const text = address[name] ?? "";
        const isSeen = isChecked || leftNames.has(name);
        return (
          <TextField
            key={name}
            label={translate(rule.label)}
            value={text}
            onChange={(next) => onChange({ [name]: next })}
            onBlur={() => setLeftNames(new Set([...leftNames, name]))}
            error={isSeen ? findFieldFault(rule, text) : undefined}
            warning={isSeen || address.id ? findDoubt(rule, text) : undefined}
            isDisabled={isDisabled}
            isRequired={name === "name" || name === "address"}
            autoComplete="off"
          />
        );
      })}
      {children}
    </fieldset>
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

const NO_NAMES: ReadonlySet<string> = new Set();

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
    align-items: start;
    margin: 0 0 var(--vb-space-2);
    padding: var(--vb-space-2);
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius);
  }
  .vb-delivery-address > :is(:first-child, :nth-child(2)) {
    grid-column: 1 / -1;
  }
  .vb-delivery-address > .vb-button {
    align-self: end;
  }
`;

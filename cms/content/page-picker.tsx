"use client";
import { SelectInput, useField } from "@payloadcms/ui";

type Props = { path: string; pages: { value: string; label: string }[] };

/** Below the address of a link: fills it with that of a page. */
export function PagePicker({ path, pages }: Props) {
  const { value, setValue } = useField<string>({ path });
  return (
    <SelectInput
      name={`${path}-page`}
      path={`${path}-page`}
      label="Or a page of the site"
      options={pages}
      value={pages.some((page) => page.value === value) ? value : undefined}
      onChange={(option) => {
        if (option && "value" in option) setValue(option.value);
      }}
    />
  );
}

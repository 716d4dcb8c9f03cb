import type { TextFieldServerProps } from "payload";
import { ChoiceField } from "./choice-field.tsx";

type Props = TextFieldServerProps & { choices: () => Promise<{ value: string; label: string }[]> };

/** The page of a banner, out of those that the site has. */
export async function BannerName({ clientField, path, readOnly, choices }: Props) {
  return (
    <ChoiceField field={clientField} path={path} readOnly={readOnly} choices={await choices()} isClosed />
  );
}

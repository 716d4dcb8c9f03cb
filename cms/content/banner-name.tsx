import type { TextFieldServerComponent } from "payload";
import { bridge } from "./bridge.ts";
import { ChoiceField } from "./choice-field.tsx";

/** The page of a banner, out of those that the site has. */
export const BannerName: TextFieldServerComponent = ({ clientField, path, readOnly }) => (
  <ChoiceField
    field={clientField}
    path={path}
    readOnly={readOnly}
    choices={bridge().bannerNames?.() ?? []}
    isClosed
  />
);

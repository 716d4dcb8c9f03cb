export type ToastRequest = { kind: "success" | "error" | "blank"; text: string };

export const toastEvent = "toast";

/** Shows a short message in the corner, from anywhere in the browser. */
export function toast(kind: ToastRequest["kind"], text: string): void {
  dispatchEvent(new CustomEvent<ToastRequest>(toastEvent, { detail: { kind, text } }));
}

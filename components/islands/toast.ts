export type ToastRequest = { kind: "success" | "error" | "blank"; text: string };

export const toastEvent = "toast";

export function toast(kind: ToastRequest["kind"], text: string): void {
  dispatchEvent(new CustomEvent<ToastRequest>(toastEvent, { detail: { kind, text } }));
}

"use client";
import { Button, useAuth } from "@payloadcms/ui";
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

const api = "/api/users";

/**
 * Around the whole admin: signs in again in place, keeps Escape in a date picker from closing what is around it, and holds a form
 * that somebody takes over until it is loaded again.
 */
export function Session({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields inside
    <div style={{ display: "contents" }} onKeyDown={keepEscape} onClickCapture={holdForm}>
      {children}
      <SignInAgain />
    </div>
  );
}

/** React calls this after the date picker and before the drawer's own listener. */
function keepEscape({ key, target, nativeEvent }: KeyboardEvent) {
  const isInPicker =
    target instanceof Element && target.closest(".react-datepicker-wrapper, .react-datepicker");
  if (key === "Escape" && isInPicker && document.querySelector(".react-datepicker-popper"))
    nativeEvent.stopImmediatePropagation();
}

/** Payload loads the form again after the lock is taken, which would drop what is typed meanwhile. */
function holdForm({ target }: MouseEvent) {
  if (target instanceof Element && target.closest("[id$=take-over]")) document.body.inert = true;
}

/** Holds back a save that has no session any more, until its author has signed in, and then sends it again. */
function SignInAgain() {
  const { user } = useAuth();
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);
  const [problem, setProblem] = useState("");
  // Of who was signed in last: the session may be over. Before that there is nothing to sign in to again.
  const [email, setEmail] = useState("");

  useEffect(() => {
    if (user?.email) setEmail(user.email);
  }, [user]);

  useEffect(() => {
    // Payload sends every save (forms, autosave, drawers, lists) by the global `fetch`, and has no hook that holds one back.
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (document.body.inert && new Headers(init?.headers).has("rsc")) {
        window.location.reload();
        return new Promise<never>(() => {});
      }
      const response = await fetch(input, init);
      const isRefused = response.status === 401 || response.status === 403;
      if (!(dialog.current && isRefused && isSave(input, init)) || (await hasSession(fetch))) return response;
      if (!dialog.current.open) dialog.current.showModal();
      const isSignedIn = await new Promise<boolean>((resolve) => waiting.current.push(resolve));
      return isSignedIn ? fetch(input, init) : response;
    };
    return () => {
      window.fetch = fetch;
    };
  }, []);

  const close = (isSignedIn: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
    dialog.current?.close();
    setProblem("");
  };
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = JSON.stringify({ email, password: new FormData(event.currentTarget).get("password") });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${api}/login`, { method: "POST", headers, body });
    if (response.ok) return close(true);
    const { errors } = await response.json().catch(() => ({}));
    setProblem(errors?.[0]?.message ?? "That did not work. Try again.");
  };
  if (!email) return null;
  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="sign-in-again"
      onClose={() => close(false)}
    >
      <form onSubmit={signIn}>
        <h2 id="sign-in-again">Your session has ended</h2>
        <p>Sign in again as {email}. Your text is still here, and is saved then.</p>
        <label htmlFor="sign-in-again-password">Password</label>
        <input
          id="sign-in-again-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <p role="alert">{problem}</p>
        <Button type="submit">Sign in</Button>
      </form>
    </dialog>
  );
}

function isSave(input: RequestInfo | URL, { method = "GET" }: RequestInit = {}): boolean {
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  return method.toUpperCase() !== "GET" && pathname.startsWith("/api/") && !pathname.startsWith(`${api}/`);
}

async function hasSession(fetch: typeof window.fetch): Promise<boolean> {
  const response = await fetch(`${api}/me`);
  return !response.ok || Boolean((await response.json()).user);
}

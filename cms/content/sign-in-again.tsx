"use client";
import { Button } from "@payloadcms/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

const api = "/api/users";

type Props = { email: string; onSignedIn: () => void; onClose: () => void };

/** Over a form whose session has ended: its text is still there. Nothing for somebody who is signed in, and may not save. */
export function SignInAgain({ email, onSignedIn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const showUnlessSignedIn = async () => {
      const response = await fetch(`${api}/me`);
      if (response.ok && !(await response.json()).user) dialog.current?.showModal();
    };
    void showUnlessSignedIn();
  }, []);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would submit the form around it, too.
    event.stopPropagation();
    const body = JSON.stringify({ email, password: new FormData(event.currentTarget).get("password") });
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${api}/login`, { method: "POST", headers, body });
    if (response.ok) {
      dialog.current?.close();
      return onSignedIn();
    }
    const { errors } = await response.json().catch(() => ({}));
    setProblem(errors?.[0]?.message ?? "That did not work. Try again.");
  };
  return createPortal(
    <dialog ref={dialog} className="sign-in-again" aria-labelledby="sign-in-again" onClose={onClose}>
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
    </dialog>,
    document.body,
  );
}

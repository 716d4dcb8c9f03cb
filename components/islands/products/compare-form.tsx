"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { maxCompared } from "@/lib/site/duty";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { fill } from "@/lib/words/fill";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import en from "@/messages/en/compare.json";
import styles from "./compare-form.module.css";
import { productsHref } from "./products-href";

type Pick = { id: string; title: string };

/** Outlives a change of page in the list, or of the search. */
let lastPicks: Pick[] = [];

/** The form around products that can be ticked, with a tray of up to three. Without scripts the server takes the first three. */
export function CompareForm({ children }: { children: ReactNode }) {
  const words = useBrowserWords("compare", en);
  const router = useRouter();
  const language = usePageLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const isFirstRun = useRef(true);
  const [picks, setPicks] = useState<Pick[]>([]);

  useEffect(() => {
    const boxes = boxesOf(ref.current);
    // Boxes ticked before hydration.
    const ticked = boxes.filter(({ checked }) => checked).map(toPick);
    const kept = lastPicks.filter(({ id }) => !ticked.some((pick) => pick.id === id));
    setPicks([...kept, ...ticked].slice(0, maxCompared));
  }, []);

  useEffect(() => {
    // The boxes that were ticked before hydration are read first.
    if (isFirstRun.current) {
      isFirstRun.current = false;
      return;
    }
    lastPicks = picks;
    for (const box of boxesOf(ref.current)) {
      box.checked = picks.some(({ id }) => id === box.value);
      box.disabled = !box.checked && picks.length >= maxCompared;
    }
  }, [picks]);

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const pick = toPick(target);
    const { checked } = target;
    setPicks((current) => {
      const others = current.filter(({ id }) => id !== pick.id);
      return checked ? [...others, pick].slice(0, maxCompared) : others;
    });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // Ids from other pages of the list, and those of this page that were ticked just before hydration.
    const ids = new Set([...picks.map(({ id }) => id), ...data.getAll("compare")]);
    data.delete("compare");
    for (const id of [...ids].slice(0, maxCompared)) data.append("compare", id);
    if (ids.size > 0) router.push(localPath(productsHref(data), language));
  };

  return (
    <form ref={ref} action={localPath(routes.product, language)} onChange={onChange} onSubmit={onSubmit}>
      {children}
      <div className={styles.tray} data-picked={picks.length > 0 || undefined}>
        <p role="status">
          {picks.length > 0 ? fill(words.chosen, { count: picks.length, max: maxCompared }) : words.none}
        </p>
        {picks.length > 0 && (
          <ul className={styles.slots}>
            {picks.map((pick) => (
              <li key={pick.id}>
                {pick.title}
                <button
                  type="button"
                  aria-label={fill(words.remove, { title: pick.title })}
                  onClick={() => setPicks(picks.filter(({ id }) => id !== pick.id))}
                >
                  ×
                </button>
              </li>
            ))}
            {Array.from({ length: maxCompared - picks.length }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are all the same
              <li key={index}>{index === 0 ? words.more : ""}</li>
            ))}
          </ul>
        )}
        <button type="submit" className="button" data-primary={picks.length > 0 || undefined}>
          {words.submit}
        </button>
      </div>
    </form>
  );
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>("input[name=compare]") ?? [])];
}

function toPick({ value, dataset }: HTMLInputElement): Pick {
  return { id: value, title: dataset.title ?? value };
}

type Connection = { saveData?: boolean; effectiveType?: string };

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** The visitor asked to save data. */
export function isSavingData(): boolean {
  return connection().saveData === true;
}

/** Nothing is loaded ahead for visitors who save data, or on 2G. */
export function canLoadAhead(): boolean {
  const { saveData, effectiveType = "" } = connection();
  return !saveData && !effectiveType.includes("2g");
}

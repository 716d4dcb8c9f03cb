/** The light scheme's colors of app/tokens.css, for what cannot read them. Generated: npm run brand */
export const brandColors = {
  paper: "#f8fbf9",
  green: "#00694a",
  slate: "#072d25",
  onSlate: "#ffffff",
  onSlate2: "#d5e1dd",
  signal: "#90e9a3",
} as const;

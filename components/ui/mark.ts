/** The company's mark. Generated: npm run brand -- mark.svg */
export const mark = {
  viewBox: "0 0 24 24",
  body: '<g fill="none" stroke="currentColor" stroke-width="1.6"><circle cx="12" cy="12" r="10.2"/><path d="M1.8 12H9M15 12h7.2M9 8.4a3 3 0 0 1 6 0v7.2a3 3 0 0 1-6 0zM9 10.2h6M9 13.8h6"/></g>',
};

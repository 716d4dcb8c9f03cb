/**
 * Event on the window with the outcome of an inquiry that the service worker had kept. Its detail is the text for the
 * visitor.
 */
export const keptOutcomeEvent = "kept-outcome";

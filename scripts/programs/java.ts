import { neededProgram } from "./system-program.ts";

/** The Java that the HTML checker runs on. */
export const {
  find: findJava,
  advice: javaAdvice,
  provide: provideJava,
} = neededProgram({
  name: "Java",
  need: ", which the HTML checker needs",
  variable: "JAVA_PATH",
  programs: ["java"],
  debian: "default-jre-headless",
  own: "your java",
});

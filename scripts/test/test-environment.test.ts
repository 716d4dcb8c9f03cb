import { resetEnvironment } from "./test-environment.ts";

test("settings do not reach a test run, not even from .env", () => {
  const env = {
    PORT: "80",
    NODE_ENV: "production",
    BACKEND_URL: "https://backend.example.com",
    INQUIRY_SMTP_URL: "smtps://mail.example.com",
    HOME: "/home/me",
  } as unknown as NodeJS.ProcessEnv;
  resetEnvironment(env);
  expect(env).toMatchObject({ BACKEND_URL: "", INQUIRY_SMTP_URL: "", SITE_DATA_DIR: "", HOME: "/home/me" });
  expect(env.PORT).toBeUndefined();
  expect(env.NODE_ENV).toBeUndefined();
});

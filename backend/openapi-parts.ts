export type Json = Record<string, unknown>;

export function problemResponses(...statuses: number[]): Json {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: "#/components/responses/Problem" }]));
}

export function jsonContent(schema: Json, example: Json): Json {
  return { "application/json": { schema, example } };
}

export function objectSchema(properties: Json, required = Object.keys(properties)): Json {
  return { type: "object", properties, required };
}

export function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

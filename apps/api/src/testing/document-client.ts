import { randomUUID } from 'node:crypto';

interface Operation {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean }[];
  security: Record<string, unknown>[];
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
}
interface Sent {
  body?: unknown;
  params?: Record<string, string>;
}
// oxlint-disable-next-line no-explicit-any -- a client of the document does not have our types
type Answer = { status: number; json: any };

/**
 * Calls a service by the names in its OpenAPI document and knows nothing else about it, like an integrator's
 * program.
 */
export function documentClient(document: Document, fetch: (request: Request) => Promise<Response>) {
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { path, method: method.toUpperCase(), ...operation },
      ]),
    ),
  );
  let token = '';
  return {
    /** From now on sends this token with every call that accepts one. */
    authorize(accessToken: string): void {
      token = accessToken;
    },
    async call(name: string, { body, params = {} }: Sent = {}): Promise<Answer> {
      const operation = operations.get(name);
      if (!operation) throw new Error(`${name} is not in the document`);
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
      const headers: Record<string, string> = {};
      for (const parameter of operation.parameters)
        if (parameter.in === 'header' && parameter.required) headers[parameter.name] = randomUUID();
      if (token !== '' && operation.security.some((way) => 'bearer' in way))
        headers.authorization = `Bearer ${token}`;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const response = await fetch(
        new Request(`http://api.test${path}`, {
          method: operation.method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      return { status: response.status, json: await response.json() };
    },
  };
}

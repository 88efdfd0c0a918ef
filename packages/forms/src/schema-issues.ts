import * as v from 'valibot';

/**
 * An error of a form field: the rule it breaks (packages/contracts/src/issues.ts) and the rule's
 * limit.
 */
export interface FieldProblem {
  field: string;
  code: string;
  limit: number | undefined;
}

/**
 * The field for a dotted path of the contract: itself, what `fieldOf` maps it to, or its parent
 * (`specialRequests.3` belongs to `specialRequests`). Undefined if the form has no such field.
 */
export function fieldAt(
  path: string,
  fields: readonly string[],
  fieldOf: (path: string) => string | undefined = () => undefined,
): string | undefined {
  const named = fieldOf(path) ?? path;
  if (fields.includes(named)) return named;
  const end = named.lastIndexOf('.');
  return end < 0 ? undefined : fieldAt(named.slice(0, end), fields, fieldOf);
}

/**
 * The first schema issue of each field. An empty text counts as missing, whichever rule it broke.
 */
export function problemsOf(
  issues: readonly v.BaseIssue<unknown>[],
  fields: readonly string[],
  valueOf: (field: string) => unknown,
  fieldOf?: (path: string) => string | undefined,
): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    const field = fieldAt(path, fields, fieldOf);
    // Otherwise the form could not be submitted, and would not say why.
    if (!field) throw new Error(`the form has no field for "${path}": ${issue.message}`);
    const value = valueOf(field);
    if (!found.has(field))
      found.set(field, {
        field,
        code: typeof value === 'string' && value.trim() === '' ? 'required' : issue.message,
        limit: typeof issue.requirement === 'number' ? issue.requirement : undefined,
      });
  }
  return [...found.values()];
}

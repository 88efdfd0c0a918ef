import {
  issueCodes,
  limitedIssueCodes,
  type IssueCode,
  type RequestIssue,
} from '@voyage/contracts/issues.ts';
import { getDotPath, type BaseIssue } from 'valibot';

const codes = new Map<string, IssueCode>(issueCodes.map((code) => [code, code]));
const limited: ReadonlySet<string> = new Set(limitedIssueCodes);

/**
 * The violations of a contract as reported to callers: rules named by the contract by their name, others by
 * their type.
 */
export function issueOf(issue: BaseIssue<unknown>): RequestIssue {
  const code = codes.get(issue.message) ?? standard(issue);
  const limit = Number(
    typeof issue.requirement === 'number'
      ? issue.requirement
      : /^[<>]=(\d+)$/.exec(issue.expected ?? '')?.[1],
  );
  return {
    path: getDotPath(issue) ?? '',
    code,
    ...(limited.has(code) && Number.isFinite(limit) ? { limit } : {}),
  };
}

function standard({ type, input, requirement }: BaseIssue<unknown>): IssueCode {
  if (input === undefined) return 'required';
  const isList = Array.isArray(input);
  switch (type) {
    case 'min_length':
      return isList ? 'too-few' : requirement === 1 ? 'required' : 'too-short';
    case 'max_length':
      return isList ? 'too-many' : 'too-long';
    case 'min_value':
      return 'too-small';
    case 'max_value':
      return 'too-large';
    default:
      return 'value';
  }
}

/**
 * Where a list is in place of an object, as a dotted path; undefined if nowhere. To valibot a list is an
 * object without any of the fields, and some bodies require none.
 */
export function listForObject(schema: Node, value: unknown, path = ''): string | undefined {
  const { type, entries, wrapped, item } = schema;
  const inner = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (wrapped) return listForObject(wrapped, value, path);
  if (item && Array.isArray(value))
    return firstOf(value.map((part, i) => listForObject(item, part, inner(i))));
  if (Array.isArray(value)) return entries || type === 'record' ? path : undefined;
  if (!entries || typeof value !== 'object' || value === null) return undefined;
  return firstOf(
    Object.entries(value).map(([key, part]) =>
      Object.hasOwn(entries, key) && entries[key] ? listForObject(entries[key], part, inner(key)) : undefined,
    ),
  );
}
const firstOf = (found: (string | undefined)[]) => found.find((path) => path !== undefined);
/** The nested schemas of a schema. */
interface Node {
  kind?: 'schema';
  type?: string;
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
}

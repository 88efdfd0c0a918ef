import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '..', '..');

/** A node of a syntax tree. */
export type Node = { type: string; start: number } & Record<string, unknown>;
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The node and all below it. */
export function nodesIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  return isNode(node) ? [node, ...Object.values(node).flatMap(nodesIn)] : [];
}

/** All nodes of a source. @throws Error if it is not one */
export function nodesOf(name: string, text: string): Node[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return nodesIn(program.body);
}

/** The line (from 1) of what begins at or after an offset: a text of JSX begins at the end of the line before it. */
export const lineOf = (text: string, offset: number): number =>
  text.slice(0, offset + text.slice(offset).search(/\S/)).split('\n').length;

/** The sources with JSX of the sites and their stories, by path from the workspace. @throws Error if there are too few */
export function jsxSources(): [path: string, text: string][] {
  const files = globSync('{apps,packages}/**/*.tsx', {
    cwd: root,
    exclude: (path) =>
      /(?:^|[\\/])(?:node_modules|dist|generated|storybook|storybook-static|\.\w+)$|\.test\.tsx$/.test(path),
  });
  if (files.length < 500) throw new Error(`only ${files.length} files with JSX were found`);
  return files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}

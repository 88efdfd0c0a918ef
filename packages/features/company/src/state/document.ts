import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';

/**
 * A paragraph, or the items of a list. `{name}` is a placeholder, `[words](page#id)` a link within the site.
 */
export type Block = string | readonly string[];
/** Text that applies under only one reading of a rule. */
export interface Conditional {
  when: string;
  body: readonly Block[];
}
interface DocumentSection {
  id: string;
  title: string;
  body: readonly (Block | Conditional)[];
}
/** A content file, `content/<page>.<language>.json`. */
export interface DocumentText {
  /** Sections not in the specification: our own texts and rules (docs/product/decisions.md, "Routes"). */
  ours: readonly string[];
  /** ISO day, if it differs from that of the terms. */
  revised?: string;
  title: string;
  summary: string;
  sections: readonly DocumentSection[];
}
interface Milestone {
  year: string;
  text: string;
}
/** The content file of the About page. */
export interface AboutText extends DocumentText {
  milestones: readonly Milestone[];
}

interface FilledSection {
  id: string;
  title: string;
  body: Block[];
}
/** A document with every number filled in. */
export interface FilledDocument {
  revised?: string | undefined;
  title: string;
  summary: string;
  sections: FilledSection[];
}

/** Values for documents, by name, and the conditions that hold. */
export interface DocumentFacts {
  values: Readonly<Record<string, string>>;
  conditions: Readonly<Record<string, boolean>>;
}

/** @throws Error like `fillPlaceholders`: a contract must not be shown with a gap. */
export const fillText = (text: string, { values }: Pick<DocumentFacts, 'values'>): string =>
  fillPlaceholders(text, values);

const isList = (block: Block | Conditional): block is readonly string[] => Array.isArray(block);
/** @throws Error like `fillText`, and for an unknown condition. */
export function fillBlocks(body: readonly (Block | Conditional)[], facts: DocumentFacts): Block[] {
  return body.flatMap((block): Block[] => {
    if (typeof block === 'string') return [fillText(block, facts)];
    if (isList(block)) return [block.map((item) => fillText(item, facts))];
    const holds = facts.conditions[block.when];
    if (holds === undefined) throw new Error(`a document depends on “${block.when}”, which is not defined`);
    return holds ? fillBlocks(block.body, facts) : [];
  });
}

/** @throws Error like `fillBlocks`. */
export const fillDocument = (
  { revised, title, summary, sections }: DocumentText,
  facts: DocumentFacts,
): FilledDocument => ({
  ...(revised && { revised }),
  title,
  summary: fillText(summary, facts),
  sections: sections.map(({ id, title, body }) => ({ id, title, body: fillBlocks(body, facts) })),
});

export interface FilledAbout extends FilledDocument {
  milestones: Milestone[];
}

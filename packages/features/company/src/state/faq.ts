import { fillBlocks, fillText, type Block, type Conditional, type DocumentFacts } from './document.ts';
import { answerText } from './document-links.ts';

interface QuestionText {
  id: string;
  question: string;
  answer: readonly (Block | Conditional)[];
}
/** A content file, `content/faq.<language>.json`. */
export interface FaqText {
  /** Questions whose answers are not in the specification: our own. */
  ours: readonly string[];
  title: string;
  summary: string;
  tabs: readonly {
    id: string;
    title: string;
    sections: readonly { id: string; title: string; questions: readonly QuestionText[] }[];
  }[];
}

interface Question {
  id: string;
  question: string;
  answer: Block[];
}
export interface FaqSection {
  id: string;
  title: string;
  questions: Question[];
}
interface FaqTab {
  id: string;
  title: string;
  sections: FaqSection[];
}
/** Questions and answers with every number filled in. */
export interface Faq {
  title: string;
  summary: string;
  tabs: FaqTab[];
}

/** @throws Error like `fillBlocks`. */
export const fillFaq = ({ title, summary, tabs }: FaqText, facts: DocumentFacts): Faq => ({
  title,
  summary,
  tabs: tabs.map(({ id, title, sections }) => ({
    id,
    title,
    sections: sections.map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.map(({ id, question, answer }) => ({
        id,
        question: fillText(question, facts),
        answer: fillBlocks(answer, facts),
      })),
    })),
  })),
});

/** The tab that contains a question; undefined if there is no such question. */
export const tabOf = (faq: Faq, question: string): string | undefined =>
  faq.tabs.find(({ sections }) =>
    sections.some(({ questions }) => questions.some(({ id }) => id === question)),
  )?.id;

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * The questions of all tabs that contain every typed word, in the question, its answer or its section's
 * title.
 */
export function matchingSections(faq: Faq, typed: string): FaqSection[] {
  const words = comparable(typed).split(/\s+/).filter(Boolean);
  return faq.tabs
    .flatMap(({ sections }) => sections)
    .map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = comparable(`${title}\n${question}\n${answerText(answer)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

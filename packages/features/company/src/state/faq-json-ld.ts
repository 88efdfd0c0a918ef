import type { Block } from './document.ts';
import { plainText } from './document-links.ts';
import type { Faq } from './faq.ts';

/** An answer in words alone. */
export const answerText = (answer: readonly Block[]): string =>
  answer
    .map((block) => (typeof block === 'string' ? plainText(block) : block.map(plainText).join('\n')))
    .join('\n');

/** The questions as search engines read them (schema.org FAQPage). */
export const faqJsonLd = (faq: Faq) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.tabs.flatMap(({ sections }) =>
    sections.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
      })),
    ),
  ),
});

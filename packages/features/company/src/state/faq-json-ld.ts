import { answerText } from './document-links.ts';
import type { Faq } from './faq.ts';

/** The questions for search engines (schema.org FAQPage). */
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

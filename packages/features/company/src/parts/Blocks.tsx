import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { withLanguage } from '@voyage/routes/href.ts';
import type { Block } from '../state/document.ts';
import { partsOf } from '../state/document-links.ts';
import * as css from './Blocks.css.ts';

function Words({ text }: { text: string }) {
  const locale = useLocale();
  return partsOf(text).map((part, i) =>
    typeof part === 'string' ? (
      <span key={i}>{part}</span>
    ) : (
      <TextLink key={i} href={withLanguage(`/${part.to}`, locale)}>
        {part.words}
      </TextLink>
    ),
  );
}

/** Paragraphs and lists of a document or an answer. */
export const Blocks = ({ blocks, className = '' }: { blocks: readonly Block[]; className?: string }) =>
  blocks.map((block, i) =>
    typeof block === 'string' ? (
      <p key={i} className={className}>
        <Words text={block} />
      </p>
    ) : (
      <ul key={i} className={css.list}>
        {block.map((item) => (
          <li key={item} className={css.item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    ),
  );

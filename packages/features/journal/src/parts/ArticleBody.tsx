import type { Output } from '@voyage/contracts/endpoint.ts';
import type { block } from '@voyage/contracts/blog.ts';
import { heading } from '@voyage/ui/base/typography.css.ts';
import * as css from './ArticleBody.css.ts';

type Block = Output<typeof block>;

function Part({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 className={`${heading.h3} ${css.title}`}>{block.text}</h2>;
  if (block.kind === 'quote')
    return (
      <blockquote className={`${heading.h3} ${css.quote}`} data-display>
        {block.text}
      </blockquote>
    );
  if (block.kind === 'list')
    return (
      <ul className={css.list}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return <p>{block.text}</p>;
}

/** The text of an article, block by block. */
export const ArticleBody = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={css.body}>
    {blocks.map((block, i) => (
      <Part key={i} block={block} />
    ))}
  </div>
);

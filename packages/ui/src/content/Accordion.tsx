import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as css from './Accordion.css.ts';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  open?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** One closes when another opens. */
  single?: boolean;
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
}

/**
 * Questions that expand to their answers. Native `details`: works before hydration, and the browser's search
 * finds collapsed text.
 */
export function Accordion({ items, single = false, level = 3 }: AccordionProps) {
  const name = useId();
  const Title = `h${level}` as const;
  return (
    <div className={css.accordion}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} className={css.item} name={single ? name : undefined} open={open}>
          <summary className={css.summary}>
            <Title className={css.title}>{title}</Title>
            <ChevronDown className={css.icon} size={20} strokeWidth={1.5} aria-hidden />
          </summary>
          <div className={css.text}>{content}</div>
        </details>
      ))}
    </div>
  );
}

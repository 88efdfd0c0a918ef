import type { ConciergeMessage } from '@voyage/contracts/concierge.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { href } from '@voyage/routes/href.ts';
import { smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import * as css from './Conversation.css.ts';

/** Messages between a member and the concierge, oldest first, in the reader's local time. */
export function Conversation({
  messages,
  label,
  reader,
  memberName,
}: {
  messages: readonly ConciergeMessage[];
  label: string;
  /** The reader's side of the conversation. */
  reader: ConciergeMessage['from'];
  /** The member's name. */
  memberName: string;
}) {
  const { t, locale } = usePage();
  return (
    <ol className={css.list} aria-label={label}>
      {messages.map(({ id, from, name, text: words, order, at }) => (
        <li key={id} className={from === reader ? css.own : css.others}>
          <p className={css.by}>
            <span className={text.strong}>
              {from === 'member'
                ? memberName
                : name === null
                  ? t('concierge.title')
                  : t('concierge.by', { name })}
            </span>
            <time className={smallPrint} dateTime={at}>
              {momentOn(at, { timeZone: localTimeZone(), place: null }, locale)}
            </time>
          </p>
          <p className={from === reader ? css.ownWords : css.othersWords}>{words}</p>
          {order && <About order={order} isOwn={reader === 'member'} />}
        </li>
      ))}
    </ol>
  );
}

/** The order that a message is about; its member can open it. */
function About({ order, isOwn }: { order: NonNullable<ConciergeMessage['order']>; isOwn: boolean }) {
  const { t, locale } = usePage();
  const words = t('concierge.about', { number: order.number });
  if (!isOwn) return <p className={smallPrint}>{words}</p>;
  return (
    <TextLink
      className={text.small}
      href={
        order.kind === 'stay' ? href.order(locale, order.id) : href.productOrder(locale, order.kind, order.id)
      }
    >
      {words}
    </TextLink>
  );
}

import type { OrderTab } from '@voyage/routes/account-query.ts';
import { href } from '@voyage/routes/href.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { control, label } from '@voyage/ui/forms/Field.css.ts';
import { useRouter } from '@tanstack/react-router';
import { useId, type FormEvent } from 'react';
import * as css from './account.css.ts';

/** Part of a booking's number, ours or the hotel's, as a query of the list. */
export function OrderSearch({
  number,
  tab,
  made,
}: {
  number: string | undefined;
  tab: OrderTab;
  /** Only those booked for members. */
  made: boolean;
}) {
  const { t, locale } = usePage();
  const router = useRouter();
  const id = useId();
  const inTab = { ...(tab === 'all' ? {} : { tab }), ...(made && ({ made: 1 } as const)) };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('number') ?? '').trim();
    void router.navigate({ href: href.orders(locale, { ...inTab, number: wanted || undefined }) });
  };
  return (
    <form role="search" method="post" onSubmit={search} className={css.search}>
      <label className={label} htmlFor={id}>
        {t('orders.search.label')}
      </label>
      <div className={css.searchLine}>
        <input
          key={number}
          id={id}
          className={control}
          type="search"
          name="number"
          defaultValue={number}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {t('orders.search')}
        </Button>
      </div>
      {number && <TextLink href={href.orders(locale, inTab)}>{t('orders.search.clear')}</TextLink>}
    </form>
  );
}

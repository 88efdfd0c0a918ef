import { href } from '@voyage/routes/href.ts';
import { keywordMax } from '@voyage/routes/journal-query.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { control, label } from '@voyage/ui/forms/Field.css.ts';
import { useRouter } from '@tanstack/react-router';
import { useId, type FormEvent } from 'react';
import * as css from './JournalSearch.css.ts';

/** A search in the whole journal. Works as a native form before hydration. */
export function JournalSearch({ keyword }: { keyword: string | undefined }) {
  const { t, locale } = usePage();
  const router = useRouter();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void router.navigate({ href: href.journal(locale, undefined, q ? { q } : {}) });
  };
  return (
    <form role="search" method="get" action={href.journal(locale)} onSubmit={search} className={css.form}>
      <label className={label} htmlFor={id}>
        {t('journal.search.label')}
      </label>
      <div className={css.line}>
        <input
          key={keyword}
          id={id}
          className={control}
          type="search"
          name="q"
          defaultValue={keyword}
          maxLength={keywordMax}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {t('journal.search')}
        </Button>
      </div>
    </form>
  );
}

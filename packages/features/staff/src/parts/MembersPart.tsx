import { fullName } from '@voyage/domain/full-name.ts';
import { useErrorMessage } from '@voyage/site-core/errors/error-message.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { TextField } from '@voyage/ui/forms/Field.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../state/desk-words.ts';
import { BookForMember } from './BookForMember.tsx';
import * as css from './desk.css.ts';
import { MemberFacts } from './MemberFacts.tsx';
import { Section } from './Section.tsx';

/** Members by number, email address or telephone. Agents book for them; employees also see their orders. */
export function MembersPart({ isEmployee }: { isEmployee: boolean }) {
  const { t, tDesk, locale, api } = useDesk();
  const errorMessage = useErrorMessage();
  const [query, setQuery] = useState('');
  const search = useMutation({ mutationFn: () => api.call('findMember', { body: { query } }) });
  const found = search.data?.members;
  return (
    <Section title={tDesk('members')} text={tDesk('search.hint')}>
      <form
        className={css.search}
        role="search"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim() !== '') search.mutate();
        }}
      >
        <TextField
          label={t('booking.staff.search')}
          value={query}
          type="search"
          maxLength={254}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button type="submit" busy={search.isPending && t('site.loading')}>
          {t('booking.staff.find')}
        </Button>
      </form>
      <div role="status">
        {search.error && <p>{errorMessage(search.error)}</p>}
        {found && (
          <p className={text.strong}>
            {found.length === 0 ? t('booking.staff.none') : tDesk('search.found', { count: found.length })}
          </p>
        )}
        {found?.length === 0 && <p className={secondary}>{tDesk('search.none.text')}</p>}
      </div>
      {found && found.length > 0 && (
        <ul className={css.list}>
          {found.map((member) => (
            <li key={member.userId} className={css.card}>
              <h3 className={text.title}>{fullName(member)}</h3>
              <MemberFacts member={member} />
              <div className={css.actions}>
                <BookForMember member={member} />
                {isEmployee && (
                  <ButtonLink variant="secondary" href={deskAddress(locale, 'members', member.userId)}>
                    {tDesk('member.orders', { name: fullName(member) })}
                  </ButtonLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink href={href.orders(locale, { made: 1 })}>{tDesk('members.made')}</TextLink>
      </p>
      {isEmployee && (
        <p>
          <ButtonLink variant="secondary" href={deskAddress(locale, 'new-member')}>
            {tDesk('new')}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

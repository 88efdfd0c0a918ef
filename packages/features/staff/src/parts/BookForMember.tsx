import { fullName } from '@voyage/domain/full-name.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { storeBookedFor, type BookedFor } from '@voyage/stay-parts/booked-for.ts';
import { href } from '@voyage/routes/href.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { useRouter } from '@tanstack/react-router';
import { useDesk } from '../state/desk-words.ts';

/** A link to the hotels; the booking then has the member filled in. */
export function BookForMember({ member }: { member: BookedFor }) {
  const { tDesk, locale } = useDesk();
  const router = useRouter();
  const notify = useNotify();
  const name = fullName(member);
  return (
    <Button
      onClick={() => {
        storeBookedFor(member);
        notify(tDesk('member.booking', { name }), 'positive');
        void router.navigate({ href: href.hotels(locale) });
      }}
    >
      {tDesk('member.book', { name })}
    </Button>
  );
}

import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MemberArea } from '@voyage/account/parts/MemberArea.tsx';

/** The member's own pages, side by side with their menu: the menu stays as one goes from one to the next. */
export const Route = createFileRoute('/$lang/user')({ component: Layout });

function Layout() {
  return (
    <MemberArea>
      <Outlet />
    </MemberArea>
  );
}

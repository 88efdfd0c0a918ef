import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MemberArea } from '@voyage/account/parts/MemberArea.tsx';

/** The member's own pages beside their menu, which stays mounted between them. */
export const Route = createFileRoute('/$lang/user')({ component: Layout });

function Layout() {
  return (
    <MemberArea>
      <Outlet />
    </MemberArea>
  );
}

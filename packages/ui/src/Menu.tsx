import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { buttonClass, type ButtonVariant } from './Button.tsx';
import * as css from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

/** Actions behind a button. Load it lazily: react-aria is heavy. */
export default function Menu({
  label,
  items,
  onAction,
  variant = 'secondary',
}: {
  label: string;
  items: readonly MenuEntry[];
  onAction: (id: string) => void;
  variant?: ButtonVariant;
}) {
  return (
    <MenuTrigger>
      <Button className={buttonClass(variant)}>
        {label}
        <ChevronDown className={css.arrow} size={18} aria-hidden />
      </Button>
      <Popover className={css.popover} placement="bottom start" offset={4}>
        <AriaMenu className={css.menu} onAction={(key) => onAction(String(key))}>
          {items.map(({ id, label, icon, disabled }) => (
            <MenuItem key={id} id={id} className={css.item} textValue={label} isDisabled={disabled}>
              {icon}
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

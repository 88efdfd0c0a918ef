import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import * as css from './Combobox.css.ts';
import * as fieldCss from './Field.css.ts';
import { isComposing } from '../base/is-composing.ts';
import { visuallyHidden } from '../base/layout.css.ts';

export interface ComboboxOption {
  id: string;
  text: string;
  /** A second line. */
  detail?: string;
  /** Further search terms: other spellings, codes. */
  keywords?: string;
  disabled?: boolean;
}

interface ComboboxProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  id?: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  options: readonly ComboboxOption[];
  /** The id of an option. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called with the typed text if a service finds the options; otherwise they are filtered here. */
  onSearch?: (text: string) => void;
  /** Shown in the list while a service searches. */
  busy?: string | false;
  /** Shown in the list if nothing matches. */
  emptyText: string;
  /** Accessible name of the button that opens the list. */
  openLabel: string;
}

/** Ignores case, accents and full-width forms: "cote" finds "Côte d'Ivoire". */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A choice among many, found by typing. The list opens below; arrow keys, Enter, Escape. Load it lazily:
 * react-aria is heavy.
 */
export default function Combobox({
  label,
  labelHidden,
  hint,
  error,
  id,
  name,
  placeholder,
  autoComplete = 'off',
  disabled,
  options,
  value,
  onChange,
  onSearch,
  busy,
  emptyText,
  openLabel,
}: ComboboxProps) {
  const searched = new Map(
    options.map(({ text, detail = '', keywords = '' }) => [text, folded(`${text} ${detail} ${keywords}`)]),
  );
  const fits = (text: string, typed: string) =>
    folded(typed)
      .split(/\s+/)
      .every((word) => (searched.get(text) ?? folded(text)).includes(word));
  return (
    <ComboBox
      id={id}
      className={fieldCss.field}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onInputChange={onSearch}
      defaultFilter={onSearch ? () => true : fits}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      menuTrigger="input"
      allowsEmptyCollection
      name={name}
    >
      <Label className={labelHidden ? visuallyHidden : fieldCss.label}>{label}</Label>
      {hint && (
        <Text slot="description" className={fieldCss.hint}>
          {hint}
        </Text>
      )}
      {/* The list would take the Enter with which Safari commits a conversion for a choice. */}
      <div
        className={css.box}
        role="presentation"
        onKeyDownCapture={(event) => isComposing(event.nativeEvent) && event.stopPropagation()}
      >
        <Input
          className={css.input}
          placeholder={placeholder}
          autoComplete={autoComplete}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className={css.arrow} aria-label={openLabel}>
          <ChevronDown size={18} aria-hidden />
        </Button>
      </div>
      {error && (
        <Text slot="errorMessage" className={fieldCss.error}>
          <CircleAlert className={fieldCss.errorIcon} size={14} aria-hidden />
          <span>{error}</span>
        </Text>
      )}
      <Popover className={css.popover} offset={4}>
        <ListBox
          className={css.list}
          renderEmptyState={() => <div className={css.empty}>{busy || emptyText}</div>}
        >
          {options.map(({ id, text, detail, disabled }) => (
            <ListBoxItem key={id} id={id} textValue={text} className={css.option} isDisabled={disabled}>
              <Text slot="label" className={css.name}>
                <span>{text}</span>
                {detail && (
                  <>
                    {' '}
                    <span className={css.detail}>{detail}</span>
                  </>
                )}
              </Text>
              <Check className={css.chosen} size={18} aria-hidden />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

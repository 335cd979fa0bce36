import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

export function Button({ variant, compact, className, type = 'button', ...native }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the default above is a valid type
  return <button {...native} type={type} className={buttonClass({ variant, compact }, className)} />;
}

type ButtonLinkProps = ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button: it leads somewhere, where a button does something. */
export function ButtonLink({ variant, compact, className, children, ...native }: ButtonLinkProps) {
  return (
    <a {...native} className={buttonClass({ variant, compact }, className)}>
      {children}
    </a>
  );
}

import { VisuallyHidden } from '@bank/ui';
import type { FeeItem } from '@bank/contract';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { feeWords } from '../../../words/rates/fees/words.ts';
import styles from './FeeTable.module.css';

interface FeeTableProps {
  items: readonly FeeItem[];
  caption: string;
}

/**
 * Every column of FEE-1, two to a cell where they belong together. The roles keep it a table on phones,
 * where each row becomes a block of its own.
 */
export function FeeTable({ items, caption }: FeeTableProps) {
  const words = useWords(feeWords);
  const heads = [
    words.code,
    words.pairOf(words.item, words.content),
    words.pairOf(words.price, words.discount),
    words.pairOf(words.pricing, words.customer),
    words.pairOf(words.since, words.scope),
  ];
  return (
    <table className={styles.table} role="table">
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <Row key={item.feeCode} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item }: { item: FeeItem }) {
  const { language } = useSite();
  const words = useWords(feeWords);
  const { pricing, discountText, previousPrice, basisDoc, effectiveDate } = item;
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className={styles.code}>
        {item.feeCode}
      </th>
      <th scope="row" role="rowheader" className={styles.item}>
        <span className={styles.name}>{item.itemName}</span>
        <span className={styles.content}>{item.serviceContent}</span>
        {basisDoc === undefined ? null : <span className={styles.basis}>{`${words.basis} ${basisDoc}`}</span>}
      </th>
      <td role="cell" className={styles.price}>
        <span className={pricing === '3' ? styles.free : styles.amount}>{item.priceText}</span>
        {previousPrice === undefined ? null : <Fact name={words.previous}>{previousPrice}</Fact>}
        {discountText === undefined ? null : <Fact name={words.discount}>{discountText}</Fact>}
      </td>
      <td role="cell" className={styles.facts}>
        <PhoneLabel>{words.pricing}</PhoneLabel>
        <span>{words.pricings[pricing]}</span>
        <span className={styles.quiet}>{words.customers[item.customerType]}</span>
      </td>
      <td role="cell" className={styles.facts}>
        <PhoneLabel>{words.since}</PhoneLabel>
        <time className="num" dateTime={effectiveDate}>
          {dayInData(effectiveDate, language)}
        </time>
        <span className={styles.quiet}>{item.scope}</span>
      </td>
    </tr>
  );
}

/** Where a row is a block of its own the head of the column is out of sight; who hears the table hears the head itself. */
function PhoneLabel({ children }: { children: string }) {
  return (
    <span className={styles.phoneLabel} aria-hidden="true">
      {children}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <span className={styles.fact}>
      <b>{name}</b>
      {` ${children}`}
    </span>
  );
}

import type { WordsLike } from '../../loading/messages.ts';
import type { figures as chinese } from './zh-cn.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const figures = {
  'figure.asTable': 'View as table',
  'figure.item': 'Item',
  'figure.place': 'Place',
  'figure.longitude': 'Longitude, °E',
  'figure.latitude': 'Latitude, °N',
  'figure.from': 'From',
  'figure.to': 'To',
  'figure.about': 'Details',
  'figure.total': 'Total',
  'figure.today': (day: string) => `Today, ${day}`,
  'figure.month': (month: number) => MONTHS[month - 1] ?? '',
  'figure.shareOf': (name: string, whole: string) => `${name}, share of ${whole.toLowerCase()}`,
  'figure.shareWords': (whole: string) => `of ${whole.toLowerCase()}`,
  'figure.value': (name: string, value: string) => `${name} ${value}`,
  'figure.read': (conclusion: string, values: readonly string[]) =>
    values.length === 0 ? conclusion : `${conclusion}. ${values.join(', ')}`,
  'figure.heading': (name: string, unit: string) => (unit === '' ? name : `${name}, ${unit}`),
} satisfies WordsLike<typeof chinese>;

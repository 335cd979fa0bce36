import { ZOOM_LEVELS, nextZoom, type Zoom } from '../zoom.ts';
import { PaperTool } from './PaperTool.tsx';
import { pdfWords } from '../../../../words/common/pdf/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import styles from './PaperToolbar.module.css';

interface ZoomFieldProps {
  zoom: Zoom;
  /** Of the page being read, now and with zoom `auto`. */
  scale: number;
  autoScale: number;
  onZoom: (zoom: Zoom) => void;
}

export function ZoomField({ zoom, scale, autoScale, onZoom }: ZoomFieldProps) {
  const words = useWords(pdfWords);
  const smaller = nextZoom(scale, 'out', autoScale);
  const larger = nextZoom(scale, 'in', autoScale);
  return (
    <span className={styles.group}>
      <PaperTool
        icon="minus"
        label={words['pdf.zoomOut']}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      />
      <select
        className={styles.zoom}
        aria-label={words['pdf.zoom']}
        value={String(zoom)}
        onChange={({ target: { value } }) =>
          onZoom(value === 'auto' || value === 'fit' ? value : Number(value))
        }
      >
        <option value="auto">{words['pdf.zoomAuto']}</option>
        <option value="fit">{words['pdf.zoomFit']}</option>
        {ZOOM_LEVELS.map((level) => (
          <option key={level} value={level}>
            {words['pdf.zoomPercent'](level)}
          </option>
        ))}
      </select>
      <PaperTool
        icon="plus"
        label={words['pdf.zoomIn']}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      />
    </span>
  );
}

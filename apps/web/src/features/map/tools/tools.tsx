import { ToolBar, type SketchKind } from '@fonte/ui/map-view';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HighlightAltOutlined from '@mui/icons-material/HighlightAltOutlined';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import '../texts.ts';

/** Measuring tools, then the two selections (second text, 2.3). */
export const MEASURES = ['line', 'point', 'polygon', 'circle'] as const;
export const SELECTIONS = ['area', 'box'] as const;
export type Tool = (typeof MEASURES)[number] | (typeof SELECTIONS)[number];

export const isSelection = (tool: Tool): boolean => tool === 'area' || tool === 'box';
export const sketchOf = (tool: Tool): SketchKind => (tool === 'area' ? 'polygon' : tool);

const ICONS = {
  line: <TimelineOutlined />,
  point: <PlaceOutlined />,
  polygon: <PentagonOutlined />,
  circle: <RadioButtonUncheckedOutlined />,
  area: <PentagonOutlined />,
  box: <HighlightAltOutlined />,
};

export type ToolsProps = {
  tool: Tool | null;
  onTool: (tool: Tool | null) => void;
};

/** Linha, Ponto, Polígono, Círculo, and what erases them. */
export function MeasureTools({
  tool,
  onTool,
  onClear,
  drawn,
}: ToolsProps & { onClear: () => void; drawn: boolean }) {
  const { t } = useTexts('map');
  return (
    <ToolBar
      label={t('tools.measure')}
      tools={MEASURES.map((key) => ({ key, label: t(`tools.${key}`), icon: ICONS[key] }))}
      active={tool}
      onTool={(key) => onTool(key as Tool | null)}
      actions={[{ label: t('tools.clear'), icon: <DeleteOutlined />, onClick: onClear, disabled: !drawn }]}
    />
  );
}

/** Area, Caixa: the active one is filled with the second colour (second text, section 4). */
export function SelectTools({ tool, onTool }: ToolsProps) {
  const { t } = useTexts('map');
  return (
    <ToolBar
      strong
      label={t('tools.select')}
      tools={SELECTIONS.map((key) => ({ key, label: t(`tools.${key}`), icon: ICONS[key] }))}
      active={tool}
      onTool={(key) => onTool(key as Tool | null)}
    />
  );
}

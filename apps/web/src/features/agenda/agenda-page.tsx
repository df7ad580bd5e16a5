import { EmptyState, FailedState, LoadingState, Notice, PageCell, PageGrid } from '@fonte/ui';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { askToKeep } from '../../core/device-room.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import { agendaQuery, type AgendaRead } from './agenda-query.ts';
import { propose } from './agenda.ts';
import { keyOf } from './kept-agenda.ts';
import { KeptNotice } from './kept-notice.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useAgenda } from './use-agenda.ts';
import { WeekPlan } from './week-plan.tsx';
import './texts.ts';

const HEIGHT = 420;

/** /minhas-propriedades/agenda: a week of visits, proposed and then as one likes it; without a network from what this device keeps. */
export function AgendaPage() {
  const { data, isError, error, refetch } = useQuery(agendaQuery(useSignedIn()));
  if (data) return <Open read={data} />;
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />;
  return <LoadingState shape="lines" height={HEIGHT} />;
}

function Open({ read: { answer, keptAt, older } }: { read: AgendaRead }) {
  const { t } = useTexts('agenda');
  const { profile } = useSignedIn();
  const open = useAgenda(answer);
  const { agenda, start, week, technician } = open;
  if (answer.propriedades.length === 0)
    return (
      <EmptyState
        sentence={t('none')}
        detail={t('noneDetail')}
        icon={<CalendarMonthOutlined />}
        height={HEIGHT}
      />
    );
  return (
    <PageGrid>
      {keptAt !== null && (
        <PageCell span={12}>
          <KeptNotice at={keptAt} older={older} />
        </PageCell>
      )}
      {!open.kept && (
        <PageCell span={12}>
          <Notice tone="warning" role="alert">
            {t('notKept')}
          </Notice>
        </PageCell>
      )}
      <PageCell span={4}>
        <SettingsCard
          key={keyOf(week, technician)}
          open={open}
          technicians={profile === 'tecnico' ? null : answer.tecnicos}
          until={answer.dados_ate}
          onPropose={(wish) => {
            // A week that was planned is nowhere else.
            void askToKeep();
            open.save(propose(open.placed, wish));
          }}
        />
      </PageCell>
      {agenda && start ? (
        <WeekPlan key={keyOf(week, technician)} open={open} agenda={agenda} start={start} answer={answer} />
      ) : (
        <PageCell span={8}>
          <EmptyState
            dashed
            sentence={t('nothingPlanned')}
            detail={t('nothingPlannedDetail')}
            icon={<CalendarMonthOutlined />}
            height={HEIGHT}
          />
        </PageCell>
      )}
    </PageGrid>
  );
}

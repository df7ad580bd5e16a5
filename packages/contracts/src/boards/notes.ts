/** What counts and what does not (second text, section 1): below figures on the screen, on paper and on the cover of a workbook. */
export const NOTE_SENTENCES = {
  visita:
    'Uma visita só conta quando tem ao menos um lançamento ou check-in registrado e sincronizado no sistema de origem.',
  conservacao:
    'Aplicam práticas de conservação e restauração as propriedades com áreas registradas como práticas de conservação, ou com recomendações abertas ou concluídas sobre tecnologias sustentáveis, manejo do solo, recursos naturais, produção de mudas ou poda.',
  abc: "Tecnologia ABC exige dado lançado como 'Tecnologia ABC'.",
  planejamento:
    'Têm planejamento da paisagem as propriedades com planejamento registrado, com área ou ainda sem ela.',
  acumulado: 'As áreas se acumulam do início do projeto até o fim do ano escolhido.',
  comparacao:
    'A comparação não é uma classificação: está pela ordem do nome, e quem fica dentro da faixa não se distingue do que se espera dele. Fora da faixa de 95% (abaixo, acima) fica 1 em 20 só por acaso; fora da de 99,8% (muito abaixo, muito acima), 1 em 500. A faixa é mais larga para quem tem menos visitas previstas e num grupo mais disperso; com poucos casos não há veredito. Diz com quem conversar, não por quê.',
} as const;

export type NoteName = keyof typeof NOTE_SENTENCES;

import { RETENTION, retentionSentence } from '@fonte/contracts/retention';
import { registerTexts } from '../../core/i18n/texts.ts';

/**
 * Terms of use and privacy of the portal (LGPD, Lei 13.709/2018, articles 6, 7, 9, 18, 23, 37, 46 and 48). One entry per section; a paragraph
 * per element. Change TERMS_VERSION in contracts together with the words.
 */
export const termsTexts = {
  title: 'Termos e Política de Privacidade',
  version: 'Versão de {{date}}',
  contents: 'Conteúdo',
  back: 'Voltar',
  sections: {
    what: {
      title: 'O que é este portal',
      body: [
        'O Fonte de dados mostra indicadores, tabelas e mapas de um programa de assistência técnica rural. Ele é usado pela equipe do programa e por instituições que o acompanham.',
        'Os dados vêm do sistema de origem do programa. O portal não altera visitas, propriedades nem produtores: só os mostra.',
      ],
    },
    use: {
      title: 'Condições de uso',
      body: [
        'A conta é pessoal. Não compartilhe a senha e saia do portal quando usar um aparelho de outra pessoa.',
        'O que cada pessoa vê depende do seu perfil e, em alguns perfis, do estado em que atua. Tentar ver ou copiar dados fora do próprio perfil é uso indevido e pode levar ao bloqueio da conta.',
        'Números, tabelas e arquivos baixados servem ao acompanhamento do programa. Ao publicar um número, diga a data dos dados e os filtros aplicados, que estão em cada página.',
      ],
    },
    data: {
      title: 'Quais dados pessoais são tratados',
      body: [
        'De quem usa o portal: nome, e-mail, CPF, perfil, estado, data de cadastro, último acesso e o registro das entradas, das páginas abertas, dos dados pessoais lidos ou baixados e dos pedidos recusados, com o endereço de onde vieram. A senha é guardada apenas na forma de um resumo criptográfico, que não permite lê-la. De quem cadastra um segundo fator, também o nome que lhe deu e quando foi usado; o segredo é guardado cifrado, e tudo é apagado com a conta.',
        'De produtores e da equipe de campo: nome, CPF, vínculo com a propriedade ou com as visitas, e, dos produtores, sexo, data de nascimento, escolaridade, cor ou raça, faixa de renda e tempo na atividade.',
        'Das propriedades: localização, áreas, situação no programa, visitas, práticas e lançamentos. Quando a propriedade é de uma pessoa, esses dados também podem identificá-la.',
        'Cor ou raça é dado sensível. Nas páginas ela só aparece em totais; por pessoa, apenas no arquivo de produtores, oferecido a quem coordena, supervisiona ou administra o programa, e cada uso desse arquivo é registrado.',
      ],
    },
    purpose: {
      title: 'Para que e com que base legal',
      body: [
        'Os dados são usados para executar e acompanhar o programa, prestar contas aos financiadores e melhorar a assistência técnica. A base legal é a execução de políticas públicas e, para os dados da conta, a execução do serviço que você pediu (Lei 13.709/2018, artigos 7º e 23; dados sensíveis: artigo 11).',
        'Os dados não são vendidos, não servem para publicidade e não alimentam decisões automáticas sobre pessoas.',
      ],
    },
    access: {
      title: 'Quem vê o quê',
      body: [
        'Administradores e a coordenação nacional veem todos os registros. Perfis regionais e de coordenação veem os do seu estado. Supervisores e técnicos veem as propriedades pelas quais respondem.',
        'Os perfis de consulta e das instituições que acompanham o programa veem totais. Para eles, CPF, nomes de produtores e coordenadas exatas são omitidos ou mascarados, também nos arquivos e nos mapas.',
      ],
    },
    keep: {
      title: 'Por quanto tempo ficam guardados',
      body: [
        'Os dados do programa ficam guardados enquanto durarem o programa e as obrigações de prestação de contas. Arquivos gerados para baixar e endereços de recuperação de senha expiram: os primeiros em 24 horas, os segundos em 30 minutos.',
        'A conta é removida a pedido ou quando a pessoa deixa o programa.',
        ...Object.values(RETENTION).map(retentionSentence),
      ],
    },
    device: {
      title: 'O que fica no seu aparelho',
      body: [
        'O portal usa dois cookies, ambos necessários: um mantém você conectado; o outro, por 180 dias, reconhece o navegador em que você já entrou, para que tentativas de estranhos com o seu email não impeçam você de entrar. Nenhum acompanha sua navegação em outros sites.',
        'No armazenamento do navegador ficam o seu nome e perfil, os filtros escolhidos, o idioma e o tema. O CPF nunca fica ali. Ao sair, nome, perfil e filtros são apagados.',
      ],
    },
    safety: {
      title: 'Como são protegidos',
      body: [
        'A conexão é cifrada, o acesso é limitado pelo perfil no servidor, e tentativas repetidas de entrada são bloqueadas. Toda leitura de dados pessoais completos e toda exportação são registradas.',
        'Se houver um incidente que possa causar dano, as pessoas atingidas e a Autoridade Nacional de Proteção de Dados serão avisadas no prazo da lei.',
      ],
    },
    rights: {
      title: 'Seus direitos',
      body: [
        'Você pode pedir confirmação de que seus dados são tratados, acesso a eles, correção, informação sobre com quem foram compartilhados e, quando a lei permitir, anonimização ou eliminação (Lei 13.709/2018, artigo 18).',
        'O pedido é feito à instituição responsável pelo programa, pelo encarregado de proteção de dados. Quem é produtor também pode fazê-lo por meio do seu técnico. A resposta diz o que foi feito ou, se o pedido não puder ser atendido, o motivo.',
      ],
    },
    changes: {
      title: 'Mudanças neste texto',
      body: [
        'A versão aceita no cadastro fica registrada na conta. Quando o texto muda, mudam a versão e a data no alto desta página.',
      ],
    },
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    terms: typeof termsTexts;
  }
}

registerTexts('terms', termsTexts);

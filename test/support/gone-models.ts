/** What providers answer to a request for a model that they do not serve (any more). */
export const GONE: { says: string; status: number; body: unknown }[] = [
  {
    says: 'OpenAI of a model that was shut down',
    status: 404,
    body: {
      error: {
        message:
          'The model `gpt-4-turbo` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      },
    },
  },
  {
    says: 'OpenAI of a model without access',
    status: 403,
    body: {
      error: {
        message: 'Project `proj_1` does not have access to model `gpt-4-turbo`',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      },
    },
  },
  {
    says: 'Anthropic',
    status: 404,
    body: { type: 'error', error: { type: 'not_found_error', message: 'model: gpt-4-turbo' } },
  },
  {
    says: 'Azure of a deployment',
    status: 404,
    body: {
      error: {
        code: 'DeploymentNotFound',
        message:
          'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
      },
    },
  },
  {
    says: 'Azure of a retired model',
    status: 410,
    body: {
      error: { code: 'Gone', message: 'The model gpt-4-turbo has been retired and is not available.' },
    },
  },
  {
    says: 'a local server',
    status: 404,
    body: {
      error: {
        message: 'model "gpt-4-turbo" not found, try pulling it first',
        type: 'api_error',
        code: null,
      },
    },
  },
];

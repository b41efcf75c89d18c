export %%env.apiUrl%%=%%host.api%%
export %%env.apiKey%%=YOUR_API_KEY

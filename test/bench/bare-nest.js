// The least that a server on the same ground is: Nest on Fastify with one route. Its port is the first argument.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class Health {
  ready() {
    return { status: 'ok' };
  }
}
Controller('api/health')(Health);
Get('ready')(Health.prototype, 'ready', Object.getOwnPropertyDescriptor(Health.prototype, 'ready'));
class Bare {}
Module({ controllers: [Health] })(Bare);

const app = await NestFactory.create(Bare, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.argv[2]), '127.0.0.1');
